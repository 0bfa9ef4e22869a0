/** Reads a single call in a script. Nothing is run. */
export interface ActionTarget {
  /** The scene that it loads. */
  scene?: string;
  /** The page that it opens. */
  url?: string;
}

/** Finds `loadscene(name, ...)`, `skin_loadscene(name, ...)` and `openurl(address, ...)` in a script. */
export function readAction(script: string): ActionTarget {
  const text = script.slice(0, 10_000);
  const scene = /\b(?:skin_)?loadscene\(\s*['"]?([^,'")\s]+)/i.exec(text)?.[1];
  const url = /\bopenurl\(\s*['"]?(https?:[^,'")\s]+)/i.exec(text)?.[1];
  return { ...(scene !== undefined && { scene }), ...(url !== undefined && { url }) };
}
