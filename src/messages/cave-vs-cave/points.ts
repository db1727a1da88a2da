/** Points, which may include a half: `4½`. */
export const half = (points: number): string => (Number.isInteger(points) ? String(points) : `${Math.floor(points)}½`);
