import type { LobbyOption } from '../face/lobby.ts';

/** The words for a host option, and for its choices by value. */
export interface SettingTexts {
  readonly label: string;
  readonly explanation: string;
  readonly choices: Readonly<Record<string, { readonly label: string; readonly explanation: string }>>;
}

/** A host option in the words of a lobby. */
export function settingTold(
  field: string,
  { label, explanation, choices }: SettingTexts,
): Pick<LobbyOption, 'field' | 'title' | 'explanation' | 'choices'> {
  return {
    field,
    title: label,
    explanation,
    choices: Object.entries(choices).map(([value, choice]) => ({
      value,
      text: choice.label,
      detail: choice.explanation,
    })),
  };
}
