import type { ReactElement } from 'react'
import type { EmailName, Emails } from './emails.ts'

/** What every email stands in, whatever it says. */
export interface EmailFrame {
  readonly productName: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** Where mails of this kind are ended; shown at the foot. */
  readonly unsubscribeUrl?: string | undefined
}

/** How an email reads: one file each, `features/<feature>/<name>.email.tsx`. */
export interface EmailTemplate<K extends EmailName> {
  readonly subject: (props: Emails[K], frame: EmailFrame) => string
  /** An `EmailLayout` with the parts of email-parts.tsx. */
  readonly Body: (props: Emails[K] & { readonly frame: EmailFrame }) => ReactElement
}

/** One template for each kind of email there is. */
export type EmailTemplates = { readonly [K in EmailName]: EmailTemplate<K> }

/** An email as it is sent: the same in HTML and as plain text. */
export interface RenderedEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/**
 * Renders an email from its name and props, as they stood in the database.
 *
 * @throws {Error} there is no template of that name
 */
export type RenderEmail = (name: string, props: unknown, frame: EmailFrame) => Promise<RenderedEmail>
