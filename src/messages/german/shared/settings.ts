export type { Setting } from '../../context.ts';

/** A yes-or-no option, with what each answer means. */
export const yesNo = (label: string, explanation: string, [yes, no]: readonly [yes: string, no: string]) => ({
  label,
  explanation,
  choices: { true: { label: 'Ja', explanation: yes }, false: { label: 'Nein', explanation: no } },
});
