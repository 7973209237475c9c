import { Mention } from '@tiptap/extension-mention'
import type { Mentionable } from '../mentions/mentionable.ts'
import { followWords, type PickerEvents } from './follow-words.ts'

interface Attributes {
  readonly id: string
  readonly label: string
  readonly href: string
}

const attribute = (name: string, element: HTMLElement) => element.getAttribute(name) ?? ''

/** Mentions of members: links to them by name. The server rewrites name and address when the text is saved. */
export function mentionExtension(events: PickerEvents<Mentionable>) {
  const node = Mention.extend({
    // Takes precedence over the rule for links.
    parseHTML: () => [{ tag: 'a[data-mention]', priority: 60 }],
    addAttributes: () => ({
      id: { default: '', parseHTML: (element) => attribute('data-mention', element) },
      label: { default: '', parseHTML: ({ textContent }) => (textContent ?? '').replace(/^@/, '') },
      href: { default: '', parseHTML: (element) => attribute('href', element) },
    }),
  })
  return node.configure({
    deleteTriggerWithBackspace: true,
    renderText: ({ node: { attrs } }) => `@${(attrs as Attributes).label}`,
    renderHTML: ({ node: { attrs } }) => {
      const { id, label, href } = attrs as Attributes
      return ['a', { href, 'data-mention': id }, `@${label}`]
    },
    suggestion: {
      char: '@',
      allowSpaces: true,
      allowedPrefixes: [' ', '(', '"', '“', '‘', '—', '/'],
      items: () => [],
      command: ({ editor, range, props }) => {
        const { id, name, href } = props as unknown as Mentionable
        editor
          .chain()
          .focus()
          .insertContentAt(range, [
            { type: 'mention', attrs: { id, label: name, href } },
            { type: 'text', text: ' ' },
          ])
          .run()
      },
      render: followWords(events),
    },
  })
}
