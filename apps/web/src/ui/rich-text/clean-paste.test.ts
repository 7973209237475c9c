// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const cleanedHtml = (html: string) =>
  cleanPaste(html, (src) => src.startsWith('/pictures/')).replaceAll(/\s*\n\s*/g, '')

test('Word’s numbered paragraphs become lists', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
    <body lang=EN><!--StartFragment--><p class=MsoNormal style='margin:0'>Intro <b style='mso-bidi-font-weight:normal'>bold</b><o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>One</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Two</p>
    <p class=MsoNormal>&nbsp;</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>First</p><!--EndFragment--></body></html>`
  expect(cleanedHtml(word).replaceAll(/<\/?o:p>/g, '')).toBe(
    '<p>Intro <b>bold</b></p><ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol>',
  )
})

test('styles from Google Docs become elements', () => {
  const googleDocsHtml =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Title</span></h1><p dir="ltr"><span style="font-weight:700;color:#000">Bold</span><span style="font-style:italic"> and slanted</span></p></b>'
  expect(cleanedHtml(googleDocsHtml)).toBe(
    '<h2><span>Title</span></h2><p><span><strong>Bold</strong></span><span><em> and slanted</em></span></p>',
  )
})

test('pasted scripts and styles are removed, and so are images from other sites', () => {
  expect(
    cleanedHtml(
      '<p style="color:red" onclick="x()">a<img src="https://evil.example/x.png"></p><img src="/pictures/1/480.webp" alt="b" class="c"><script>x()</script>',
    ),
  ).toBe('<p>a</p><img src="/pictures/1/480.webp" alt="b">')
})
