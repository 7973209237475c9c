import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../base/app-context.ts'

/**
 * The loader of a page that ends with a quotation (`VoiceFoot`). It doesn't run again when only the address's query
 * changes, because the quotation stays.
 */
export const withVoice = {
  async loader({ context }: LoaderFunctionArgs): Promise<null> {
    await (await import('../voice-foot.tsx')).loadVoice(appOf(context))
    return null
  },
  shouldRevalidate: () => false,
}
