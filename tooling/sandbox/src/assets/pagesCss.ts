/** The style of the sandbox's pages. */
export const pagesCss = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #14202b; background: #eef2f5 }
* { box-sizing: border-box }
body { margin: 0 }
main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 3px #0003 }
main.wide { max-width: 72rem }
h1 { margin: 0 0 1rem; font-size: 2rem } h2 { margin: 1.5rem 0 .5rem; font-size: 1.25rem }
h1.success { color: #0b6b3a } h1.fail { color: #a3211a }
.mark { margin: 0; font-weight: 700; color: #4b5d6b }
.note { color: #4b5d6b; font-size: .875rem }
.close { padding: .75rem 1rem; background: #e8f3ec; border-radius: 8px }
dl { margin: 1rem 0 } dl div { display: grid; grid-template-columns: 9rem 1fr; padding: .5rem 0; border-top: 1px solid #dde4e9 }
dt { color: #4b5d6b } dd { margin: 0; overflow-wrap: anywhere }
button { display: block; width: 100%; min-height: 48px; margin: .5rem 0; border: 1px solid #8496a3; border-radius: 8px; background: #fff; font: inherit; font-weight: 600; cursor: pointer }
button.main { border-color: #14508c; background: #14508c; color: #fff }
button:focus-visible, a:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid #e58a00; outline-offset: 2px }
ul.stores { padding: 0; list-style: none } ul.stores li { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: .5rem 0; border-top: 1px solid #dde4e9 } ul.stores a:first-child { min-width: 12rem; font-weight: 600 }
table { width: 100%; border-collapse: collapse } th, td { padding: .4rem .6rem; border-top: 1px solid #dde4e9; text-align: left; vertical-align: top }
.wide form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end } .wide label { display: grid; font-size: .875rem; color: #4b5d6b }
.wide input, .wide select { min-height: 40px; padding: .25rem .5rem; border: 1px solid #8496a3; border-radius: 6px; font: inherit }
.wide button { width: auto; min-height: 40px; margin: 0; padding: 0 .9rem }
`
