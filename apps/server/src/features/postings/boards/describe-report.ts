import type { ImportReport } from '../store/board-import.ts'
import type { BoardReading } from './read-outcome.ts'

const MAX_NAMED = 3

/**
 * Returns the log entry of an import. If every item was rejected, the board's format has probably changed, so the
 * reading counts as failed.
 */
export function describeReport(report: ImportReport): BoardReading {
  const { added, changed, unchanged, closed, held, read } = report
  const rejectedCount = report.rejected.length
  const counts = { added, changed, unchanged, closed, rejected: rejectedCount }
  if (read > 0 && rejectedCount === read) {
    const message = `None of its ${read} items could be read. ${rejections(report)} Nothing was closed.`
    return { ...counts, outcome: 'failed', message }
  }
  const details = [rejections(report), remarks(report)].filter((part) => part !== '').join(' ')
  if (held === 0) return { ...counts, outcome: 'ok', message: details || null }
  const missingNote = `${held} postings are missing at once, so nothing was closed; they close when a reading at least 30 minutes later finds the same.`
  return { ...counts, outcome: 'held', message: details === '' ? missingNote : `${missingNote} ${details}` }
}

function rejections({ rejected }: ImportReport): string {
  const rejectionLines = rejected.slice(0, MAX_NAMED).map(({ key, reason }) => `${key ?? '(no id)'}: ${reason}`)
  return listLines('Rejected', rejectionLines, rejected.length)
}

function remarks({ notes, noted }: ImportReport): string {
  const noteLines = notes.slice(0, MAX_NAMED).map(({ key, note }) => `${key}: ${note}`)
  return listLines('Noted', noteLines, noted)
}

function listLines(heading: string, named: readonly string[], all: number): string {
  if (all === 0) return ''
  const more = all - named.length
  return `${heading}: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
}
