/** The styles of the API's documentation page, light and dark like the app. */
export const docsStyle = `
  :root {
    color-scheme: light dark; font: 16px/1.55 Inter, system-ui, sans-serif;
    --bg: light-dark(#faf8f4, #11151a); --text: light-dark(#11151a, #f2efe9); --text-2: light-dark(#565148, #b9b4aa);
    --line: light-dark(#e0dbd1, #2c333b); --soft: light-dark(#f1ede5, #1b2128); --accent: light-dark(#a83c14, #ff8a5c);
  }
  body { margin: 0; background: var(--bg); color: var(--text); }
  main { max-inline-size: 52rem; margin-inline: auto; padding: 3rem 1.25rem 5rem; }
  h1 { margin: 0; font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; }
  h2 { margin: 3rem 0 1rem; font-size: 1.4rem; line-height: 1.3; }
  h3 { margin: 2rem 0 .25rem; font-size: 1rem; }
  p { margin: 0 0 .75rem; }
  a { color: inherit; text-underline-offset: 3px; }
  .lead { margin-block: .5rem 1.25rem; color: var(--text-2); font-size: 1.1rem; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding-block: .75rem; border-block: 1px solid var(--line); }
  nav a { padding-block: .25rem; }
  code, pre { font: .85rem/1.55 ui-monospace, Menlo, monospace; }
  p code, li code, td code { padding: .1em .35em; border-radius: 5px; background: var(--soft); }
  pre { overflow: auto; max-block-size: 26rem; margin: .5rem 0 1rem; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: 10px; background: var(--soft); }
  table { inline-size: 100%; margin-block: 1rem; border-collapse: collapse; }
  caption { padding-block-end: .25rem; font-weight: 600; text-align: start; }
  th, td { padding: .5rem 1rem .5rem 0; border-block-start: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; }
  th { white-space: nowrap; }
  li { margin-block-end: .5rem; }
  .scope { padding: .1em .5em; border: 1px solid var(--line); border-radius: 99px; color: var(--accent); font: 600 .75rem/1.5 ui-monospace, Menlo, monospace; white-space: nowrap; }
  .need { color: var(--text-2); font-size: .8rem; white-space: nowrap; }
  details { border-block-end: 1px solid var(--line); }
  summary { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; padding-block: .75rem; cursor: pointer; }
  summary > span:last-child { margin-inline-start: auto; }
  summary code, summary span { overflow-wrap: anywhere; }
  .method { min-inline-size: 3.5rem; font-weight: 700; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
`;
