/** Points, of which half ones are possible: `4½`. */
export const half = (points: number): string => (Number.isInteger(points) ? String(points) : `${Math.floor(points)}½`);
