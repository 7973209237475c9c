import type { MailEvent } from './note-events.ts'

const LONGEST_DETAIL = 300

/**
 * Parses a raw delivery status notification (RFC 3464). Returns the recipients whose delivery failed permanently or
 * succeeded, with the Message-ID of the email; none for any other message.
 */
export function readReport(report: string): MailEvent[] {
  const lines = report.replaceAll('\r\n', '\n')
  const messageId = /^Message-ID:\s*(\S+)/im.exec(originalOf(lines))?.[1]
  return lines.split(/\n\s*\n/).flatMap((block) => {
    const address = /^Final-Recipient:\s*rfc822\s*;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/im.exec(block)?.[1]
    const action = /^Action:\s*(\w+)/im.exec(block)?.[1]?.toLowerCase()
    const status = /^Status:\s*(\d)\.\d{1,3}\.\d{1,3}/im.exec(block)?.[1]
    if (address === undefined || (action !== 'failed' && action !== 'delivered')) return []
    const detail = /^Diagnostic-Code:\s*([^\n]+)/im.exec(block)?.[1]?.slice(0, LONGEST_DETAIL)
    const type = action === 'failed' ? ('bounced' as const) : ('delivered' as const)
    return [{ type, address: address.toLowerCase(), temporary: status === '4', messageId, detail }]
  })
}

/** Returns the last part of a report, which contains the returned email or its headers. */
function originalOf(report: string): string {
  const at = report.search(/^Content-Type:\s*(?:message\/rfc822|text\/rfc822-headers)/im)
  return at === -1 ? report : report.slice(at)
}
