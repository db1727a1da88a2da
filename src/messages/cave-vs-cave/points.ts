/** Points, which may be half ones: `4½`. */
export const half = (points: number): string => (Number.isInteger(points) ? String(points) : `${Math.floor(points)}½`);
