import { render, toPlainText } from '@react-email/render'
import type { FunctionComponent } from 'react'
import { inBrandColor } from './email-style.ts'
import type { EmailAttachment, EmailFrame, EmailTemplates, RenderEmail } from './email-template.ts'
import { oneLine } from './email-text.ts'

const LONGEST_SUBJECT = 150

/** A template of a kind that is known only at run time: the props come from the database. */
interface AnyTemplate {
  readonly subject: (props: unknown, frame: EmailFrame) => string
  readonly Body: FunctionComponent<{ frame: EmailFrame }>
  readonly attach?: (props: unknown) => readonly EmailAttachment[]
}

/** Returns the function that renders the emails of these templates. */
export function createEmailRenderer(templates: EmailTemplates): RenderEmail {
  const templatesByName = new Map(Object.entries<unknown>(templates) as [string, AnyTemplate][])
  return async (name, props, frame) => {
    const template = templatesByName.get(name)
    if (!template) throw new Error(`There is no template for the email "${name}".`)
    const html = inBrandColor(await render(<template.Body {...(props as object)} frame={frame} />), frame.brandColor)
    const subject = oneLine(template.subject(props, frame), LONGEST_SUBJECT)
    const text = toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] })
    return { subject, html, text: `${text.trim()}\n`, attachments: template.attach?.(props) ?? [] }
  }
}
