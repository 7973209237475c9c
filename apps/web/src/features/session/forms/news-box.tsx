import { newsWording } from '@rise/contract/mailings/words'
import { Checkbox } from '../../../ui/base/checkbox.tsx'

/** Agrees to news by email: unticked, because only a tick is an agreement. */
export function NewsBox() {
  return <Checkbox name="news" label={newsWording} />
}

/** Whether the box of a form is ticked, for `user` in a registration. */
export function newsOf(form: HTMLFormElement | null): { news?: true } {
  const box = form?.elements.namedItem('news')
  return box instanceof HTMLInputElement && box.checked ? { news: true } : {}
}
