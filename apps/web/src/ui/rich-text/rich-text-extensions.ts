import { Image } from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'

/** Returns the extensions for the content that a text may have, which is exactly what the server's sanitiser keeps. */
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

/** Returns the editor's HTML without the empty paragraphs that the editor keeps at its end. */
export function tidyHtml(html: string): string {
  return html.replace(/(?:<p><\/p>)+$/, '')
}
