/**
 * Thrown by a sender for a post that can never be sent, for example because its channel is gone; the outbox then gives
 * up on it.
 */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
