import type { Message } from '@rise/contract/convos/shapes'
import { nameOfDay } from '../../../ui/calendar/day-words.ts'
import type { WaitingMessage } from '../outbox/outbox.ts'

/** A line of the thread: a message, sent or waiting. */
export type Line =
  | {
      readonly kind: 'sent'
      readonly key: string
      readonly at: string
      readonly own: boolean
      readonly message: Message
    }
  | {
      readonly kind: 'waiting'
      readonly key: string
      readonly at: string
      readonly own: true
      readonly waiting: WaitingMessage
    }

/** A line with its place among its neighbours. */
export interface PlacedLine {
  readonly line: Line
  /** "Today", "Yesterday" or a date, above the first line of a day. */
  readonly day: string | undefined
  /** Whether the line is the first, or the last, of a group of lines that one participant sent within a few minutes. */
  readonly begins: boolean
  readonly ends: boolean
}

const GROUP_MS = 5 * 60_000

/** Returns sent and waiting messages, oldest first. Messages that the server has acknowledged are no longer waiting. */
export function linesOf(messages: readonly Message[], waiting: readonly WaitingMessage[]): Line[] {
  const sentIds = new Set(messages.flatMap(({ own, clientId }) => (own ? [clientId] : [])))
  return [
    ...messages.map((message): Line => {
      const { clientId: key, sentAt: at, own } = message
      return { kind: 'sent', key: `${own} ${key}`, at, own, message }
    }),
    ...waiting
      .filter(({ clientId }) => !sentIds.has(clientId))
      .map(
        (message): Line => ({
          kind: 'waiting',
          key: `true ${message.clientId}`,
          at: message.at,
          own: true,
          waiting: message,
        }),
      ),
  ]
}

/** Places lines in days and groups, as of `now`. */
export function placeLines(lines: readonly Line[], now: Date): PlacedLine[] {
  return lines.map((line, index) => {
    const [before, after] = [lines[index - 1], lines[index + 1]]
    const isNewDay = !before || dayOf(before.at) !== dayOf(line.at)
    return {
      line,
      day: isNewDay ? nameOfDay(new Date(line.at), now) : undefined,
      begins: isNewDay || !areInOneGroup(before, line),
      ends: !after || dayOf(after.at) !== dayOf(line.at) || !areInOneGroup(line, after),
    }
  })
}

function areInOneGroup(one: Line, next: Line): boolean {
  return one.own === next.own && authorOf(one) === authorOf(next) && Date.parse(next.at) - Date.parse(one.at) < GROUP_MS
}

function authorOf(line: Line): string | null {
  return line.kind === 'sent' ? line.message.by : null
}

function dayOf(at: string): string {
  return new Date(at).toDateString()
}
