/**
 * Every kind of email and its template's props, by name. Features add theirs: `declare module
 * '../../platform/mail/emails.ts' { interface Emails { 'confirm-address': { url: string } } }`. Props are JSON: they
 * wait in the database until the email is rendered.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface Emails {}

export type EmailName = keyof Emails & string

/**
 * The stored data of late emails by name: kinds whose props are read when they are sent, so that they state no outdated
 * facts. The feature's `lateEmails` turns the data into props.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it
export interface LateEmails {}

/** The props a caller passes to send an email of kind `K`; for a late email, the data they are read from. */
export type PropsToSend<K extends EmailName> = K extends keyof LateEmails ? LateEmails[K] : Emails[K]
