/** What became of each part of a foreign document: a code with parameters; the texts are in catalogues. */

/** Carried over as it is; carried over nearly; left out. */
type Outcome = 'mapped' | 'approximated' | 'dropped';

/** What can be said about a thing, and the outcome that it stands for. */
const reportCodes = {
  scene: 'mapped',
  hotspot: 'mapped',
  link: 'mapped',
  floor_plan: 'mapped',
  /** It has the meaning of a field of ours. */
  field: 'mapped',
  /** Nothing of ours has its meaning; it is kept in the document and written back to the tool that it came from. */
  kept_field: 'approximated',
  /** A vertical angle of view was made a horizontal one of a picture of 16:9, or the other way round. */
  angle_of_view: 'approximated',
  /** Markup was made plain text. */
  markup: 'approximated',
  /** A text was longer than it may be. */
  text_cut: 'approximated',
  /** It leads to its own scene. */
  self_link: 'approximated',
  /** No scene has the name exactly, one has it in another letter case. */
  other_letter_case: 'approximated',
  /** The target was read out of a script. */
  read_from_script: 'approximated',
  /** A place was worked out of geographical positions. */
  place_from_gps: 'approximated',
  /** Only tiles are there; the panorama is put together from them. */
  from_tiles: 'approximated',
  /** Only six faces are there. */
  from_faces: 'approximated',
  /** A photo of a part of the sphere. */
  partial_photo: 'approximated',
  /** The horizon is tilted by numbers of the tool. */
  tilted_horizon: 'approximated',
  /** A photo of a part of the sphere whose middle or height is not where its shape puts it. */
  shifted_photo: 'approximated',
  /** The horizon was set right as the tool does. */
  levelled: 'mapped',
  /** How far one may look around and zoom. */
  view_limits: 'mapped',
  /** The tool limits the middle of the picture where ours limits its rim, or to more than can be set. */
  other_limits: 'approximated',
  /** Six faces are in one picture, in an order given by the tool's document. */
  faces_in_one: 'approximated',
  /** An included file is not there. */
  no_included_file: 'dropped',
  /** Another hotspot kind stands for it. */
  other_kind: 'approximated',
  /** No scene has the name of the target; the link leads nowhere. */
  no_such_scene: 'dropped',
  no_position: 'dropped',
  no_photo: 'dropped',
  not_a_number: 'dropped',
  /** Code is never run. */
  script: 'dropped',
  unsafe_address: 'dropped',
  unknown_kind: 'dropped',
  /** It has another shape than the tool's documents. */
  wrong_shape: 'dropped',
  too_many: 'dropped',
  /** A website without a server: nothing can be bought, only looked at. */
  not_sold: 'dropped',
  /** It shows a page of another site, and so nothing where there is no line. */
  needs_line: 'approximated',
  /** Browsers show it where a web host serves the site, not where that is opened as a file. */
  needs_host: 'approximated',
  /** A photo is shown `width` pixels wide, as was chosen. */
  smaller_photo: 'approximated',
  /** It was excluded from the export by request. */
  left_out: 'dropped',
  /** Keys that would change how objects work. */
  unsafe_key: 'dropped',
  /** The other tool has nothing for it. */
  no_counterpart: 'dropped',
  /** A file among those of a folder that is not a photo. */
  no_photo_file: 'dropped',
  /** Six faces with one missing or twice. */
  incomplete_cube: 'dropped',
  /** The report itself was longer; `count` more lines were left out. */
  more: 'dropped',
} as const satisfies Record<string, Outcome>;

/** The code of a line in the report of an import or export. */
export type ReportCode = keyof typeof reportCodes;

/** One line of a report. */
export interface ReportLine {
  outcome: Outcome;
  code: ReportCode;
  /** Where in the foreign document: `scenes.house.hotSpots[2].text`; when writing, where in ours. */
  place: string;
  /** Values that the words need. */
  params: Readonly<Record<string, string | number>>;
  /** The file of the foreign tour that it is in, and its line there, where these are known. */
  file?: string;
  line?: number;
}

/** Collects the lines of a report. */
export interface Report {
  readonly lines: readonly ReportLine[];
  add(code: ReportCode, place: string, params?: Readonly<Record<string, string | number>>): void;
}

const mostLines = 5000;

/** A report that is still empty. A line is there once, and of very many the first ones are. */
export function openReport(): Report {
  const lines: ReportLine[] = [];
  const known = new Set<string>();
  let left = 0;
  return {
    lines,
    add(code, place, params = {}) {
      const key = `${code} ${place}`;
      if (known.has(key)) return;
      if (lines.length >= mostLines) {
        left++;
        lines[mostLines - 1] = {
          outcome: reportCodes.more,
          code: 'more',
          place: '$',
          params: { count: left + 1 },
        };
        return;
      }
      known.add(key);
      lines.push({ outcome: reportCodes[code], code, place, params });
    },
  };
}
