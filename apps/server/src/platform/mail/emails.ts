/**
 * Every kind of email and its template's props, by name. Features add their kinds: `declare module
 * '../../platform/mail/emails.ts' { interface Emails { 'confirm-address': { url: string } } }`. Props are JSON, because
 * they are stored in the database until the email is rendered.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface Emails {}

export type EmailName = keyof Emails & string

/**
 * The stored data of late emails by name. The props of a late email are read when it is sent, so that it states no
 * outdated facts. The feature's `lateEmails` turns the data into props.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface LateEmails {}

/**
 * The props that a caller passes to send an email of kind `K`; for a late email, the data from which its props are
 * read.
 */
export type PropsToSend<K extends EmailName> = K extends keyof LateEmails ? LateEmails[K] : Emails[K]
