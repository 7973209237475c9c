import type { ServerEventData, ServerEventName } from '@rise/contract/realtime'
import type { Context } from '../context.ts'
import { withLanguage } from '../language/with-language.ts'

/** Returns the room of an actor's pages in one of the installation's languages. */
export function roomInLanguage(actorId: string, language: string): string {
  return `actor:${actorId}:${language}`
}

/**
 * Sends an event that contains words to all pages of some actors, to each in its own language.
 *
 * @param present returns the event's data in the current language; without data, nothing is sent. Called once per
 *   language
 */
export function emitInLanguages<E extends ServerEventName>(
  { realtime, config }: Pick<Context, 'realtime' | 'config'>,
  actorIds: readonly string[],
  event: E,
  present: () => ServerEventData<E> | undefined,
): void {
  for (const language of config.languages) {
    const data = withLanguage(language, present)
    const rooms = actorIds.map((id) => roomInLanguage(id, language))
    if (data) realtime.emit(rooms, event, ...data)
  }
}
