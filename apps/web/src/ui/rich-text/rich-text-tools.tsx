import { type Message, msg } from '@rise/texts'
import type { Editor } from '@tiptap/react'
import { Bold, Heading2, Heading3, Image, Italic, Link, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** One button of the toolbar. */
export interface Tool {
  readonly name: Message
  readonly icon: ReactNode
  /** The keyboard shortcut, in the syntax of `aria-keyshortcuts`. */
  readonly keys?: string
  /** Whether the tool is active at the cursor; absent for tools without a state. */
  readonly isOn?: (editor: Editor) => boolean
  /** Whether the tool is disabled now; by default, never. */
  readonly isOff?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

const focusedChain = (editor: Editor) => editor.chain().focus()
const SIZE = 20

const writingTools: readonly Tool[] = [
  {
    name: msg('Heading'),
    icon: <Heading2 size={SIZE} aria-hidden />,
    keys: 'Control+Alt+2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => focusedChain(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: msg('Small heading'),
    icon: <Heading3 size={SIZE} aria-hidden />,
    keys: 'Control+Alt+3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => focusedChain(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    name: msg('Bold'),
    icon: <Bold size={SIZE} aria-hidden />,
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => focusedChain(editor).toggleBold().run(),
  },
  {
    name: msg('Italic'),
    icon: <Italic size={SIZE} aria-hidden />,
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => focusedChain(editor).toggleItalic().run(),
  },
  {
    name: msg('List'),
    icon: <List size={SIZE} aria-hidden />,
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => focusedChain(editor).toggleBulletList().run(),
  },
  {
    name: msg('Numbered list'),
    icon: <ListOrdered size={SIZE} aria-hidden />,
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => focusedChain(editor).toggleOrderedList().run(),
  },
  {
    name: msg('Quote', 'noun'),
    icon: <Quote size={SIZE} aria-hidden />,
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => focusedChain(editor).toggleBlockquote().run(),
  },
]

const historyTools: readonly Tool[] = [
  {
    name: msg('Undo'),
    icon: <Undo2 size={SIZE} aria-hidden />,
    keys: 'Control+Z',
    isOff: (editor) => !editor.can().undo(),
    run: (editor) => focusedChain(editor).undo().run(),
  },
  {
    name: msg('Redo'),
    icon: <Redo2 size={SIZE} aria-hidden />,
    keys: 'Control+Shift+Z',
    isOff: (editor) => !editor.can().redo(),
    run: (editor) => focusedChain(editor).redo().run(),
  },
]

/** Returns the buttons in order; without `askPicture`, there is none for pictures. */
export function toolsOf({
  askLink,
  askPicture,
}: {
  askLink: () => void
  askPicture?: (() => void) | undefined
}): Tool[] {
  const link: Tool = {
    name: msg('Link'),
    icon: <Link size={SIZE} aria-hidden />,
    keys: 'Control+K',
    isOn: (editor) => editor.isActive('link'),
    run: askLink,
  }
  const picture: Tool | undefined = askPicture && {
    name: msg('Picture'),
    icon: <Image size={SIZE} aria-hidden />,
    run: askPicture,
  }
  return [...writingTools, link, ...(picture ? [picture] : []), ...historyTools]
}
