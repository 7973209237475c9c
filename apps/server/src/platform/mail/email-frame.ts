import type { Brand } from '../brand.ts'
import type { Config } from '../config.ts'
import type { EmailFrame } from './email-template.ts'

/** The same for every email of this installation. */
export function emailFrame(
  { config, brand }: { readonly config: Config; readonly brand: Brand },
  unsubscribeUrl: string | null,
): EmailFrame {
  return { productName: brand.name, publicUrl: config.publicUrl, unsubscribeUrl: unsubscribeUrl ?? undefined }
}
