import { t } from '@rise/texts'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../base/button.tsx'
import { TextField } from '../base/field.tsx'
import { Dialog } from '../overlays/dialog.tsx'

interface Props {
  /** The current address of the link; empty for a new one. */
  readonly href: string
  readonly onSave: (href: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks for the address of a link. */
export function LinkDialog({ href, onSave, onRemove, onClose }: Props) {
  const [typedAddress, setTypedAddress] = useState(href)
  const [error, setError] = useState<string>()

  function save() {
    const address = wholeAddress(typedAddress)
    if (address === undefined) setError(t('Enter a web address such as https://example.com, or an email address.'))
    else onSave(address)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The dialog has no form of its own, because React would bubble its submission to the form around the editor.
    event.preventDefault()
    save()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={href ? t('Change link') : t('Add link')}
      // The editor takes the focus, not the button that opened the dialog.
      finalFocus={() => false}
      actions={
        <>
          {href ? (
            <Button variant="ghost" onClick={onRemove}>
              {t('Remove link')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {href ? t('Change link') : t('Add link')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('Address')}
        type="text"
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com"
        value={typedAddress}
        error={error}
        onChange={(event) => setTypedAddress(event.target.value)}
        onKeyDown={press}
      />
    </Dialog>
  )
}

/** Returns the typed address with its scheme; undefined for anything but a web or email address. */
function wholeAddress(typedAddress: string): string | undefined {
  const text = typedAddress.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  const fullAddress = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const url = URL.parse(fullAddress)
  if (url?.protocol === 'mailto:') return fullAddress
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? fullAddress : undefined
}
