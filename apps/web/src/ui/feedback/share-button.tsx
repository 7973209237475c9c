import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../base/button.tsx'

/** Opens the device's own share sheet, or copies the address where there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle')

  async function share() {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setOutcome('copied')
      }
    } catch (error) {
      // Closing the share sheet isn't a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed')
    }
  }

  const labels = { idle: 'Share', copied: 'Link copied', failed: 'Could not copy; use the address bar' }
  return (
    <>
      <Button
        onClick={() => void share()}
        icon={outcome === 'copied' ? <Check size={16} aria-hidden /> : <Share2 size={16} aria-hidden />}
      >
        {labels[outcome]}
      </Button>
      <p role="status" className="sr-only">
        {outcome === 'idle' ? '' : labels[outcome]}
      </p>
    </>
  )
}
