import { type Brand, logoPath } from '../brand.ts'
import type { Config } from '../config.ts'
import type { EmailFrame } from './email-template.ts'

/** The same for every email of this installation. */
export function emailFrame(
  { config, brand }: { readonly config: Config; readonly brand: Brand },
  unsubscribeUrl: string | null,
): EmailFrame {
  const { color, logo } = brand.choices
  return {
    ...{ productName: brand.name, publicUrl: config.publicUrl, brandColor: color },
    logo: logo && { url: config.publicUrl + logoPath(logo), width: logo.width, height: logo.height },
    unsubscribeUrl: unsubscribeUrl ?? undefined,
  }
}
