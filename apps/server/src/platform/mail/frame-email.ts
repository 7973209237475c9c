import type { Brand } from '../brand.ts'
import type { Config } from '../config.ts'
import type { EmailFrame } from './email-template.ts'

/** Returns the surroundings of every email of this installation. */
export function emailFrame(
  { config, brand }: { readonly config: Config; readonly brand: Brand },
  unsubscribeUrl: string | null,
): EmailFrame {
  const { color, logo } = brand.choices
  const content = brand.logoPng
  return {
    ...{ productName: brand.name, publicUrl: config.publicUrl, brandColor: color },
    logo:
      logo && content
        ? { picture: { cid: 'logo@mail', type: 'image/png', content }, width: logo.width, height: logo.height }
        : null,
    unsubscribeUrl: unsubscribeUrl ?? undefined,
  }
}
