/** Points as text: with a minus sign as wide as a plus sign, and with ½ for halves. */
export function pointsWritten(points: number): string {
  const sign = points < 0 ? '−' : '';
  const whole = Math.trunc(Math.abs(points));
  if (Number.isInteger(points)) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? '' : whole}½`;
}
