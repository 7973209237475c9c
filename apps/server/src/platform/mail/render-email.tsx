import { render, toPlainText } from '@react-email/render'
import type { FunctionComponent } from 'react'
import { inBrandColor } from './email-style.ts'
import type { EmailAttachment, EmailFrame, EmailPictures, EmailTemplates, RenderEmail } from './email-template.ts'
import { oneLine } from './email-text.ts'
import { PageAddress, pageAddressIn } from './page-link.tsx'

const LONGEST_SUBJECT = 150

/** A template whose kind is known only at run time; its props come from the database. */
interface AnyTemplate {
  readonly subject: (props: unknown, frame: EmailFrame) => string
  readonly Body: FunctionComponent<{ frame: EmailFrame }>
  readonly pictures?: (props: unknown) => readonly (string | null)[]
  readonly attach?: (props: unknown) => readonly EmailAttachment[]
}

const noPictures: EmailPictures = new Map()

/** Returns the function that renders the emails of these templates. */
export function createEmailRenderer(templates: EmailTemplates): RenderEmail {
  const templatesByName = new Map(Object.entries<unknown>(templates) as [string, AnyTemplate][])
  return async (name, props, surroundings, loadPictures) => {
    const template = templatesByName.get(name)
    if (!template) throw new Error(`There is no template for the email "${name}".`)
    const paths = (template.pictures?.(props) ?? []).filter((path) => path !== null)
    const pictures = paths.length > 0 && loadPictures ? await loadPictures([...new Set(paths)]) : noPictures
    const frame = { ...surroundings, pictures }
    const email = (
      <PageAddress value={pageAddressIn(frame)}>
        <template.Body {...(props as object)} frame={frame} />
      </PageAddress>
    )
    const html = inBrandColor(await render(email), frame.brandColor)
    const subject = oneLine(template.subject(props, frame), LONGEST_SUBJECT)
    const text = toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] })
    const allPictures = [...(frame.logo ? [frame.logo.picture] : []), ...pictures.values()]
    return {
      ...{ subject, html, text: `${text.trim()}\n`, attachments: template.attach?.(props) ?? [] },
      pictures: allPictures.filter(({ cid }) => html.includes(`"cid:${cid}"`)),
    }
  }
}
