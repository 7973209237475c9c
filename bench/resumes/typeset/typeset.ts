// Typesets the résumés of this folder with Debian's TeX Live, Chromium and LibreOffice: `node
// bench/resumes/typeset/typeset.ts`. The files are committed, so this doesn't run in CI. README.md lists the required
// software.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { htmlTemplates } from './html.ts'
import { latexTemplates, needsXelatex } from './latex.ts'
import type { Person, TypesetFile } from './person.ts'
import { wordTemplates, writeDocx } from './word.ts'

const home = fileURLToPath(new URL('..', import.meta.url))
const people: readonly Person[] = JSON.parse(readFileSync(join(home, 'people.json'), 'utf8'))
const files: readonly TypesetFile[] = JSON.parse(readFileSync(join(home, 'files.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'typeset-'))

for (const { file, template, person: id } of files) {
  const target = join(home, 'files', file)
  const person = people.find((each) => each.id === id)
  if (existsSync(target) || !person) continue
  typeset(template, person, target)
  console.log(file)
}

function typeset(name: string, person: Person, target: string): void {
  const [latex, html, word] = [latexTemplates[name], htmlTemplates[name], wordTemplates[name]]
  if (latex) typesetLatex(latex(person), target)
  else if (html) printHtml(html(person), target)
  else if (word && target.endsWith('.docx')) writeFileSync(target, writeDocx(word, person))
  else if (word) convertWord(writeDocx(word, person), target)
}

function typesetLatex(source: string, target: string): void {
  writeFileSync(join(folder, 'resume.tex'), source)
  const program = needsXelatex(source) ? 'xelatex' : 'pdflatex'
  execFileSync(program, ['-interaction=nonstopmode', '-halt-on-error', 'resume.tex'], { cwd: folder, stdio: 'pipe' })
  copyFileSync(join(folder, 'resume.pdf'), target)
}

function printHtml(source: string, target: string): void {
  writeFileSync(join(folder, 'resume.html'), source)
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer']
  const page = `file://${join(folder, 'resume.html')}`
  execFileSync('chromium', [...flags, `--print-to-pdf=${target}`, page], { stdio: 'pipe' })
}

function convertWord(document: Uint8Array, target: string): void {
  writeFileSync(join(folder, 'resume.docx'), document)
  const flags = ['--headless', '--convert-to', 'pdf', '--outdir', folder]
  execFileSync('soffice', [...flags, join(folder, 'resume.docx')], { stdio: 'pipe' })
  copyFileSync(join(folder, 'resume.pdf'), target)
}
