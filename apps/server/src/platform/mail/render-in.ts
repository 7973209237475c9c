import type { Brand } from '../brand.ts'
import type { Config } from '../config.ts'
import { withLanguage } from '../language/with-language.ts'
import type { LoadEmails } from './built-emails.ts'
import type { LoadEmailPictures, RenderedEmail } from './email-template.ts'
import { emailFrame } from './frame-email.ts'

interface Surroundings {
  readonly load: LoadEmails
  readonly config: Config
  readonly brand: Brand
}

interface EmailToRender {
  readonly name: string
  readonly props: unknown
  /** The address of the page to unsubscribe, if any. */
  readonly unsubscribePage?: string | null | undefined
  /** Without it, faces are name marks. */
  readonly pictures?: LoadEmailPictures | undefined
}

/** Renders an email in a language, with links to the pages of that language. */
export function renderIn(
  language: string,
  { load, ...surroundings }: Surroundings,
  { name, props, unsubscribePage, pictures }: EmailToRender,
): Promise<RenderedEmail> {
  return withLanguage(language, async () => {
    const renderEmail = await load()
    return renderEmail(name, props, emailFrame(surroundings, { language, unsubscribePage }), pictures)
  })
}
