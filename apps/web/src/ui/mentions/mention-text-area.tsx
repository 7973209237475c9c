import { type ComponentProps, useRef } from 'react'
import { type FieldProps, submitOnModifiedEnter, TextArea } from '../base/field.tsx'
import { MentionList } from './mention-list.tsx'
import type { Mentionable, SuggestMentions } from './mentionable.ts'
import { useMentionPicker } from './use-mention-picker.ts'

/** An "@" at the beginning of a word, and the text after it up to the caret. */
const mentionStart = /(?<![\p{L}\p{N}_])@([^@\n]*)$/u

type Props = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
    readonly value: string
    readonly suggest: SuggestMentions
    readonly onType: (text: string) => void
    /** Called after `onType` when a member was chosen from the list. */
    readonly onMention: (chosen: Mentionable) => void
  }

/** A text area for plain text that suggests members after an "@". */
export function MentionTextArea({ suggest, value, onType, onMention, ...area }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useMentionPicker<Mentionable>({
    suggest,
    onPick(chosen) {
      const { current } = field
      if (!current) return
      const textBefore = current.value.slice(0, current.selectionStart).replace(mentionStart, `@${chosen.name} `)
      const textAfter = current.value.slice(current.selectionEnd).replace(/^ /, '')
      onType(textBefore + textAfter)
      onMention(chosen)
      requestAnimationFrame(() => current.setSelectionRange(textBefore.length, textBefore.length))
    },
  })
  const isOpen = picker.activeId !== undefined

  function updatePicker({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    const isCollapsed = selectionStart === selectionEnd
    picker.ask(isCollapsed ? mentionStart.exec(text.slice(0, selectionStart))?.[1] : undefined)
  }

  return (
    <div className="relative">
      <TextArea
        {...area}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? picker.listId : undefined}
        aria-activedescendant={picker.activeId}
        onChange={(event) => {
          onType(event.target.value)
          updatePicker(event.target)
        }}
        onClick={({ currentTarget }) => updatePicker(currentTarget)}
        onBlur={() => picker.ask(undefined)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const isModified = event.ctrlKey || event.metaKey
          if (isModified || !picker.press(event.key)) return submitOnModifiedEnter(event)
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <MentionList picker={picker} className="absolute inset-x-0 top-full mt-1" />
    </div>
  )
}
