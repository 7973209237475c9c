/** The outbox's style sheet, in the product's colours. */
export const styles = `
:root {
  color-scheme: light dark;
  --bg: #fafaf9; --surface: #fff; --raised: #f4f3f1; --line: #e5e2de; --control: #8a857e;
  --text: #1c1a17; --muted: #57534e; --subtle: #6b665f; --brand: #0f6b62; --on-brand: #fff;
  --danger: #b42318; --focus: #1d5fbf;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0f1112; --surface: #171a1c; --raised: #202427; --line: #2c3135; --control: #727a82;
    --text: #eceeef; --muted: #b0b6bb; --subtle: #949ba2; --brand: #3fc9b5; --on-brand: #04211d;
    --danger: #ff8a80; --focus: #8ab8ff;
  }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/24px "Figtree Variable", Figtree, system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 16px; min-height: 56px; padding: 8px 16px; background: var(--surface); border-bottom: 1px solid var(--line) }
header a { font-weight: 600; text-decoration: none }
header span { color: var(--subtle); font-size: 14px; line-height: 20px }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 48px }
a { color: var(--brand) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
h1 { margin: 0 0 16px; font-size: 30px; line-height: 36px; letter-spacing: -0.015em; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere }
h2 { margin: 32px 0 8px; font-size: 20px; line-height: 28px; font-weight: 600 }
p { margin: 0 0 16px }
form { margin: 0 0 24px }
label { display: block; margin: 0 0 4px; font-size: 14px; line-height: 20px; font-weight: 500 }
.row { display: flex; gap: 8px }
input { flex: 1; min-width: 0; height: 44px; padding: 0 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: 6px }
input::placeholder { color: var(--subtle); opacity: 1 }
button { height: 44px; padding: 0 16px; font: inherit; font-weight: 600; color: var(--on-brand); background: var(--brand); border: 0; border-radius: 6px; cursor: pointer }
ul { margin: 0; padding: 0; list-style: none; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; overflow: hidden }
li + li { border-top: 1px solid var(--line) }
.mail { display: block; padding: 12px 16px; color: inherit; text-decoration: none; overflow-wrap: anywhere }
.mail:hover { background: var(--raised) }
.mail:hover .subject { text-decoration: underline }
.mail:focus-visible { outline-offset: -2px }
.subject { display: block; font-weight: 600 }
.to { display: block; color: var(--muted); font-size: 14px; line-height: 20px }
.meta, time { color: var(--subtle); font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums }
.bad { color: var(--danger) }
.empty { padding: 24px 16px; color: var(--muted); background: var(--surface); border: 1px solid var(--line); border-radius: 10px; overflow-wrap: anywhere }
dl { margin: 0 0 24px; font-size: 14px; line-height: 20px }
dl div { display: flex; gap: 12px; padding: 4px 0 }
dt { flex: none; width: 88px; color: var(--subtle) }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 640px; background: var(--bg); border: 1px solid var(--line); border-radius: 10px }
.gallery { max-width: 1048px }
.sizes { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; margin: 0 0 16px }
.sizes iframe { flex: none; height: 400px; max-width: 100% }
.phone { width: 360px }
.desktop { width: 640px }
@media (max-width: 671px) { .sizes .desktop { display: none } }
details { margin: 0 0 16px }
pre { margin: 0; padding: 16px; font: 14px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--surface); border: 1px solid var(--line); border-radius: 10px }
`
