import type { BoardReading } from './read-outcome.ts'

/** Describes a reading in one line for the operator: `ok: 3 new, 1 changed, ...`, or the reason for a failure. */
export function describeReading({
  outcome,
  added,
  changed,
  unchanged,
  closed,
  rejected,
  message,
}: BoardReading): string {
  if (outcome === 'failed' && added + changed + unchanged === 0) return `failed: ${message}`
  const counts = `${added} new, ${changed} changed, ${unchanged} unchanged, ${closed} closed, ${rejected} rejected`
  const summary = outcome === 'unchanged' ? 'nothing changed since the last reading' : counts
  return message === null ? `${outcome}: ${summary}` : `${outcome}: ${summary}. ${message}`
}
