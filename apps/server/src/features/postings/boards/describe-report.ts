import type { ImportReport } from '../store/board-import.ts'
import type { BoardReading } from './read-outcome.ts'

const NAMED = 3

/**
 * Returns an import's entry in the board's log. If nothing on the board could be read, its format has changed, so the
 * reading counts as failed.
 */
export function describeReport(report: ImportReport): BoardReading {
  const { added, changed, unchanged, closed, held, read } = report
  const rejected = report.rejected.length
  const counts = { added, changed, unchanged, closed, rejected }
  if (read > 0 && rejected === read) {
    const message = `None of its ${read} items could be read. ${rejections(report)} Nothing was closed.`
    return { ...counts, outcome: 'failed', message }
  }
  const details = [rejections(report), remarks(report)].filter((part) => part !== '').join(' ')
  if (held === 0) return { ...counts, outcome: 'ok', message: details || null }
  const missing = `${held} postings are missing at once, so nothing was closed; they close when a reading at least 30 minutes later finds the same.`
  return { ...counts, outcome: 'held', message: details === '' ? missing : `${missing} ${details}` }
}

function rejections({ rejected }: ImportReport): string {
  const rejectionLines = rejected.slice(0, NAMED).map(({ key, reason }) => `${key ?? '(no id)'}: ${reason}`)
  return listed('Rejected', rejectionLines, rejected.length)
}

function remarks({ notes, noted }: ImportReport): string {
  const noteLines = notes.slice(0, NAMED).map(({ key, note }) => `${key}: ${note}`)
  return listed('Noted', noteLines, noted)
}

function listed(heading: string, named: readonly string[], all: number): string {
  if (all === 0) return ''
  const more = all - named.length
  return `${heading}: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`
}
