import { type Message, msg, t } from '@rise/texts'
import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../base/button.tsx'

interface SharedPage {
  readonly title: string
  readonly url: string
}

/** The outcome of sharing: nothing to report, or whether the address was copied. */
type ShareOutcome = 'idle' | 'copied' | 'failed'

export const shareWords: Readonly<Record<ShareOutcome, Message>> = {
  idle: msg('Share'),
  copied: msg('Link copied'),
  failed: msg('Could not copy; use the address bar'),
}

/** Opens the device's own share sheet, or copies the address where there is none. */
export async function shareAddress({ title, url }: SharedPage): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'idle'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // Closing the share sheet isn't a failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'idle' : 'failed'
  }
}

/** Shares an address. */
export function ShareButton(page: SharedPage) {
  const [outcome, setOutcome] = useState<ShareOutcome>('idle')
  return (
    <>
      <Button
        onClick={() => void shareAddress(page).then(setOutcome)}
        icon={outcome === 'copied' ? <Check size={16} aria-hidden /> : <Share2 size={16} aria-hidden />}
      >
        {t(shareWords[outcome])}
      </Button>
      <p role="status" className="sr-only">
        {outcome === 'idle' ? '' : t(shareWords[outcome])}
      </p>
    </>
  )
}
