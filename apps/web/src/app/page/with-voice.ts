import type { LoaderFunctionArgs } from 'react-router'
import { appOf } from '../base/app-context.ts'

/**
 * The loader of a page that ends with a quotation (`VoiceFoot`). Another query of the address doesn't change it, and
 * must not wait for it.
 */
export const withVoice = {
  async loader({ context }: LoaderFunctionArgs): Promise<null> {
    await (await import('../voice-foot.tsx')).loadVoice(appOf(context))
    return null
  },
  shouldRevalidate: () => false,
}
