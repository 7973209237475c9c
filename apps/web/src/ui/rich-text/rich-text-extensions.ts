import { Image } from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'

/** The content that a text may have: exactly what the server's sanitiser keeps. */
export function richTextExtensions(withPictures: boolean) {
  const kit = StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { rel: null, target: null } },
  })
  return withPictures ? [kit, Image] : [kit]
}

/** Returns the editor's HTML without the empty line that it keeps at its end. */
export function tidyHtml(html: string): string {
  return html.replace(/(?:<p><\/p>)+$/, '')
}
