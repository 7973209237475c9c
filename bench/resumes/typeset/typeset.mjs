// Typesets the résumés of this folder with Debian's TeX Live, Chromium and LibreOffice: `node bench/resumes/typeset/typeset.mjs`.
// The files are committed, so nothing of it runs in CI. README.md says what to install.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { htmlTemplates } from './html.mjs'
import { latexTemplates, needsXelatex } from './latex.mjs'
import { wordTemplates, writeDocx } from './word.mjs'

const home = new URL('..', import.meta.url).pathname
const people = JSON.parse(readFileSync(join(home, 'people.json'), 'utf8'))
const plan = JSON.parse(readFileSync(join(home, 'files.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'typeset-'))
const [only = ''] = process.argv.slice(2)

for (const { file, template, person: id } of plan) {
  const target = join(home, 'files', file)
  if (existsSync(target) && !(only && file.includes(only))) continue
  const person = people.find((each) => each.id === id)
  try {
    if (template in latexTemplates) typesetLatex(template, person, target)
    else if (template in htmlTemplates) printHtml(template, person, target)
    else if (template in wordTemplates && file.endsWith('.docx')) writeFileSync(target, writeDocx(template, person))
    else convertWord(template, person, target)
    console.log(file)
  } catch (error) {
    console.error(file, error instanceof Error ? error.message.slice(0, 600) : error)
  }
}

function typesetLatex(template, person, target) {
  writeFileSync(join(folder, 'resume.tex'), latexTemplates[template](person))
  const program = needsXelatex(template, person) ? 'xelatex' : 'pdflatex'
  execFileSync(program, ['-interaction=nonstopmode', '-halt-on-error', 'resume.tex'], { cwd: folder, stdio: 'pipe' })
  copyFileSync(join(folder, 'resume.pdf'), target)
}

function printHtml(template, person, target) {
  writeFileSync(join(folder, 'resume.html'), htmlTemplates[template](person))
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer']
  execFileSync('chromium', [...flags, `--print-to-pdf=${target}`, `file://${join(folder, 'resume.html')}`], {
    stdio: 'pipe',
  })
}

function convertWord(template, person, target) {
  writeFileSync(join(folder, 'resume.docx'), writeDocx(template, person))
  execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'resume.docx')], {
    stdio: 'pipe',
  })
  copyFileSync(join(folder, 'resume.pdf'), target)
}
