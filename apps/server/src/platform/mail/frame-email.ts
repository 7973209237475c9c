import { prefixOf } from '@rise/texts/page-languages'
import type { Brand } from '../brand.ts'
import type { Config } from '../config.ts'
import type { EmailFrame } from './email-template.ts'

interface ThisEmail {
  readonly language: string
  readonly unsubscribePage: string | null | undefined
}

/** Returns the surroundings of an email of this installation. */
export function emailFrame(
  { config, brand }: { readonly config: Config; readonly brand: Brand },
  { language, unsubscribePage }: ThisEmail,
): EmailFrame {
  const { color, logo } = brand.choices
  const content = brand.logoPng
  return {
    ...{ productName: brand.name, publicUrl: config.publicUrl, brandColor: color },
    ...{ language, pagePrefix: prefixOf(language, config.languages) },
    logo:
      logo && content
        ? { picture: { cid: 'logo@mail', type: 'image/png', content }, width: logo.width, height: logo.height }
        : null,
    unsubscribeUrl: unsubscribePage ?? undefined,
  }
}
