/** One option of a lobby, and its choices by their values. */
export interface Setting {
  readonly label: string;
  /** At most 100 characters. */
  readonly explanation: string;
  /** By the value as text: a word, a number, or `true` and `false`. */
  readonly choices: Readonly<Record<string, { readonly label: string; readonly explanation: string }>>;
}

/** A yes-or-no option, with what each answer means. */
export const yesNo = (label: string, explanation: string, [yes, no]: readonly [yes: string, no: string]) => ({
  label,
  explanation,
  choices: { true: { label: 'Yes', explanation: yes }, false: { label: 'No', explanation: no } },
});
