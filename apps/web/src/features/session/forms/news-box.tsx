import { newsWording } from '@rise/contract/mailings/words'
import { t } from '@rise/texts'
import { Checkbox } from '../../../ui/base/checkbox.tsx'

/** The consent to news by email: unticked by default, because only a tick is consent. */
export function NewsBox() {
  return <Checkbox name="news" label={t(newsWording)} />
}

/** Returns the consent as a field of `user` in a registration; an empty object if the box of the form isn't ticked. */
export function newsConsentOf(form: HTMLFormElement | null): { news?: true } {
  const box = form?.elements.namedItem('news')
  return box instanceof HTMLInputElement && box.checked ? { news: true } : {}
}
