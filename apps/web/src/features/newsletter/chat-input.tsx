import { t } from '@rise/texts'
import { SendHorizontal } from 'lucide-react'
import type { KeyboardEvent, Ref, SubmitEvent } from 'react'
import { controlClass } from '../../ui/base/field.tsx'
import { IconButton } from '../../ui/base/icon-button.tsx'

interface Props {
  ref: Ref<HTMLInputElement>
  step: 'email' | 'name' | 'done'
  /** Returns whether the text was accepted; otherwise, the text stays in the field. */
  onSay: (text: string) => boolean
}

/** The text field of the chat. Enter sends, but not the Enter that ends a composition (Chinese, Japanese, Korean). */
export function ChatInput({ ref, step, onSay }: Props) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = event.currentTarget.querySelector('input')
    if (input && onSay(input.value)) input.value = ''
  }

  function holdComposition(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
  }

  const label = step === 'name' ? t('Your first name') : t('Your email address')
  return (
    <form noValidate onSubmit={submit} className="flex items-center gap-2 border-t border-line p-3">
      <input
        ref={ref}
        aria-label={label}
        placeholder={step === 'name' ? t('Your first name') : t('name@example.com')}
        // The type is `text`, so that the browser's own validation doesn't precede the bot's message.
        type="text"
        inputMode={step === 'name' ? 'text' : 'email'}
        autoComplete={step === 'name' ? 'given-name' : 'email'}
        autoCapitalize={step === 'name' ? 'words' : 'none'}
        maxLength={254}
        enterKeyHint="send"
        readOnly={step === 'done'}
        onKeyDown={holdComposition}
        className={`${controlClass} h-control`}
      />
      <IconButton label={t('Send')} type="submit" tip="end">
        <SendHorizontal size={20} aria-hidden />
      </IconButton>
    </form>
  )
}
