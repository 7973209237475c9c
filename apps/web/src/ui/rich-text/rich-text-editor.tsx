import { t } from '@rise/texts'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { sourceFor } from '../base/picture-sources.ts'
import { inSentence } from '../fields/in-sentence.ts'
import type { ChosenPicture } from '../fields/picture-dialog.tsx'
import { fileErrorOf, fileIn } from '../fields/picture-file.ts'
import type { SendingWatch } from '../fields/use-sending.ts'
import { MentionList } from '../mentions/mention-list.tsx'
import type { SuggestMentions } from '../mentions/mentionable.ts'
import type { SuggestTags } from '../mentions/suggested-tag.ts'
import { TagList } from '../mentions/tag-list.tsx'
import type { MentionPicker } from '../mentions/use-mention-picker.ts'
import { cleanPaste } from './clean-paste.ts'
import { LinkDialog } from './link-dialog.tsx'
import { mentionExtension } from './mention-extension.ts'
import { richTextExtensions, tidyHtml } from './rich-text-extensions.ts'
import { type RichTextPictures, shownSize } from './rich-text-pictures.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { toolsOf } from './rich-text-tools.tsx'
import { tagExtension } from './tag-extension.ts'
import { useEditorPicker } from './use-editor-picker.ts'

const PictureDialog = lazy(async () => ({ default: (await import('../fields/picture-dialog.tsx')).PictureDialog }))

export interface RichTextEditorProps {
  readonly id: string
  readonly label: string
  /** The ids of its descriptions, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** The initial content; later changes are the editor's own. */
  readonly html: string
  readonly onChange: (html: string) => void
  readonly pictures: RichTextPictures | undefined
  /** Suggests members after an "@"; absent if no one can be mentioned. */
  readonly mentions: SuggestMentions | undefined
  /** Suggests hashtags after a "#"; absent for none. */
  readonly hashtags: SuggestTags | undefined
  /** Whether the focus has moved from this field to another element. */
  readonly hasLeft: RefObject<boolean>
}

/**
 * The rich text editor. Section 9 of the specification: 300 to 600 px high, then it scrolls. Ctrl or Cmd with Enter
 * submits, Tab leaves the editor.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, describedBy, invalid, html, onChange, pictures, mentions, hashtags, hasLeft } = props
  const [openDialog, setOpenDialog] = useState<'link'>()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const reportedHtml = useRef<string>(undefined)
  const change = useRef(onChange)
  change.current = onChange

  const people = useEditorPicker({ suggest: mentions, extend: mentionExtension })
  const tags = useEditorPicker({ suggest: hashtags, extend: tagExtension, isFree: true })

  const editor = useEditor({
    extensions: [...richTextExtensions(pictures !== undefined), ...people.extensions, ...tags.extensions],
    content: html,
    // Keeps a space at the end of text that was typed before the editor loaded. Not if there is whitespace between
    // blocks, which would become paragraphs.
    parseOptions: { preserveWhitespace: !/>\s+</.test(html) },
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(invalid),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        class: 'prose min-h-[18.75rem] max-w-none px-3 py-3 outline-none',
      },
      transformPastedHTML: (pastedHtml) => cleanPaste(pastedHtml, (src) => pictures?.isOwn(src) ?? false),
      handlePaste: (_view, { clipboardData }) => {
        // The clipboard contains a copied picture also as HTML, but without text.
        const text = clipboardData?.getData('text/plain').trim()
        return !text && take(fileIn(clipboardData))
      },
      handleDrop: (_view, event) => take(fileIn((event as DragEvent).dataTransfer)),
      handleDOMEvents: { keydown: (view, event) => handlePageKey(event, view.dom) || askForLink(event) },
    },
    onCreate: ({ editor: created }) => {
      reportedHtml.current = tidyHtml(created.getHTML())
    },
    onBlur() {
      for (const { picker: open } of [people, tags]) open.ask(undefined)
    },
    onUpdate: ({ editor: changed }) => {
      const currentHtml = tidyHtml(changed.getHTML())
      if (currentHtml === reportedHtml.current) return
      reportedHtml.current = currentHtml
      change.current(currentHtml)
    },
  })

  useLayoutEffect(() => {
    // The editor is mounted because someone wants to write, so it takes the focus, with the cursor at the end of the
    // text, unless they went on to another field while it was loading. `autofocus` and the command `focus` would wait for a timer or a frame, and lose the keys pressed meanwhile.
    if (editor.isDestroyed) return
    editor.commands.setTextSelection(editor.state.doc.content.size)
    if (!hasLeft.current) editor.view.focus()
  }, [editor, hasLeft])

  useEffect(() => {
    // Before the editor is mounted, there is neither an element nor a list to describe.
    if (!(mentions || hashtags) || !editor.isInitialized || editor.isDestroyed) return
    showList(editor.view.dom, tags.picker.items.length > 0 ? tags.picker : people.picker)
  })

  function take(chosenFile: File | undefined): boolean {
    if (!chosenFile || !pictures) return false
    const newFault = fileErrorOf(chosenFile, pictures.limits)
    setFault(newFault)
    if (newFault === undefined) setFile(chosenFile)
    return true
  }

  function askForLink(event: KeyboardEvent): boolean {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
    event.preventDefault()
    // Outside of the editor, these keys open the search.
    event.stopPropagation()
    setOpenDialog('link')
    return true
  }

  async function insert(chosenPicture: ChosenPicture, watch: SendingWatch): Promise<void> {
    const picture = await pictures?.upload(chosenPicture, watch)
    if (!picture) return
    const size = shownSize(picture)
    const src = sourceFor(picture, 'image/webp', size.width * 2) ?? ''
    editor
      .chain()
      .focus()
      .setImage({ src, alt: chosenPicture.alt, ...size })
      .run()
  }

  const tools = toolsOf({
    askLink: () => setOpenDialog('link'),
    askPicture: pictures && (() => picker.current?.click()),
  })

  function endLink(act?: (editor: Editor) => void) {
    setOpenDialog(undefined)
    act?.(editor)
    editor.commands.focus()
  }

  return (
    <div
      data-invalid={invalid || undefined}
      className="rounded-control border border-control bg-surface data-invalid:border-danger has-[.ProseMirror:focus]:outline-2 has-[.ProseMirror:focus]:outline-offset-2 has-[.ProseMirror:focus]:outline-focus"
    >
      <RichTextToolbar editor={editor} tools={tools} label={t('{label}: tools', { label })} />
      <EditorContent editor={editor} className="max-h-[37.5rem] overflow-y-auto overscroll-contain" />
      {mentions ? <MentionList picker={people.picker} className="" style={people.style} /> : null}
      {hashtags ? <TagList picker={tags.picker} className="" style={tags.style} /> : null}
      {fault ? (
        <p role="alert" className="border-t border-line px-3 py-2 text-small text-danger">
          {fault}
        </p>
      ) : null}
      {openDialog === 'link' ? (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          onSave={(href) => endLink((now) => link(now, href))}
          onRemove={() => endLink((now) => now.chain().focus().extendMarkRange('link').unsetLink().run())}
          onClose={() => endLink()}
        />
      ) : null}
      {pictures ? (
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          accept={pictures.limits.types.join(',')}
          aria-label={t('Picture for {field}', { field: inSentence(label) })}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      ) : null}
      {file ? (
        <Suspense>
          <PictureDialog
            file={file}
            title={t('Add picture')}
            aspect={null}
            round={false}
            askAlt
            minSide={pictures?.limits.minSide}
            save={insert}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Sets the attributes that describe the list's state on the text box, which keeps the focus. */
function showList(element: HTMLElement, { listId, items, activeId }: MentionPicker<unknown>): void {
  element.setAttribute('aria-autocomplete', 'list')
  element.setAttribute('aria-haspopup', 'listbox')
  element.toggleAttribute('aria-controls', items.length > 0)
  element.toggleAttribute('aria-activedescendant', activeId !== undefined)
  if (items.length > 0) element.setAttribute('aria-controls', listId)
  if (activeId !== undefined) element.setAttribute('aria-activedescendant', activeId)
}

/** Handles the keys that the editor must not: Tab leaves it, even from a list, and Ctrl or Cmd with Enter submits. */
function handlePageKey(event: KeyboardEvent, element: HTMLElement): boolean {
  if (event.key === 'Tab') return true
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return false
  event.preventDefault()
  element.closest('form')?.requestSubmit()
  return true
}

/**
 * Turns the selected words into a link. If no words are selected, inserts the address as linked text, in a new
 * paragraph after a selected picture.
 */
function link(editor: Editor, href: string): void {
  const { doc, selection } = editor.state
  const { from, to, empty } = selection
  if (editor.isActive('link') || doc.textBetween(from, to) !== '') {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    return
  }
  const text = { type: 'text', text: href.replace(/^mailto:/, ''), marks: [{ type: 'link', attrs: { href } }] }
  const words = [text, { type: 'text', text: ' ' }]
  editor
    .chain()
    .insertContentAt(to, empty ? words : { type: 'paragraph', content: words })
    .focus()
    .run()
}
