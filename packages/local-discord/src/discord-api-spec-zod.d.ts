// The package ships its schemas as plain JavaScript; this declares only the ones that this server uses.
declare module 'discord-api-spec/zod' {
  import type { $ZodType } from 'zod/v4/core';

  export const ApplicationCommandUpdateRequestSchema: $ZodType;
  export const CreatePrivateChannelRequestSchema: $ZodType;
  export const CreateTextThreadWithMessageRequestSchema: $ZodType;
  export const CreateTextThreadWithoutMessageRequestSchema: $ZodType;
  export const IncomingWebhookInteractionRequestSchema: $ZodType;
  export const IncomingWebhookRequestPartialSchema: $ZodType;
  export const IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema: $ZodType;
  export const IncomingWebhookUpdateRequestPartialSchema: $ZodType;
  export const InteractionApplicationCommandAutocompleteCallbackIntegerDataSchema: $ZodType;
  export const InteractionApplicationCommandAutocompleteCallbackNumberDataSchema: $ZodType;
  export const InteractionApplicationCommandAutocompleteCallbackStringDataSchema: $ZodType;
  export const MessageCreateRequestSchema: $ZodType;
  export const MessageEditRequestPartialSchema: $ZodType;
  export const ModalInteractionCallbackRequestDataSchema: $ZodType;
  export const UpdateThreadRequestPartialSchema: $ZodType;
}
