import type { LobbyOption } from '../face/face.ts';

/** The words of something that a host may choose, and of its choices by their values. */
export interface SettingTexts {
  readonly label: string;
  readonly explanation: string;
  readonly choices: Readonly<Record<string, { readonly label: string; readonly explanation: string }>>;
}

/** What a lobby says about something its host may choose. */
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
