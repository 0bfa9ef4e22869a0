/** The brand kit that an owner saves for further tours: its contents, saved from and applied to a tour. */
import type { BrandKit, ImageInfo, ListedBrandKit } from '@tourwright/api';
import { isSame, type Tour } from '@tourwright/tour/document';
import { storePicture } from '../session/store-picture.ts';
import { t } from './brand-text.ts';

/** Fields that tour and kit have alike. */
const fields = [
  'cornerLogoUrl',
  'cornerLogoPlace',
  'brandColour',
  'hotspotColour',
  'panelColour',
  'titleFont',
  'contactPhone',
  'contactEmail',
  'contactWhatsApp',
  'contactUrl',
  'hidesTourwright',
  'centerLogoSize',
] as const;

/** Pixels of the longer side of a kept logo: sharp wherever it is shown. */
const keptEdge = 512;
const mostLetters = 700_000;

type Media = Readonly<Record<string, ImageInfo>>;

/** How a kit is called. The only one of an account had no name before there were several. */
export function kitNameOf({ name }: Pick<ListedBrandKit, 'name'>): string {
  return name === '' ? t('brand.kit-first') : name;
}

/** The kit that a tour follows, as far as can be seen: it differs in the fewest fields, and agrees in most that it says. */
export function nearestKit(tour: Tour, kits: readonly ListedBrandKit[]): ListedBrandKit | null {
  const compared = kits.map((each) => {
    const said = fields.filter((field) => each.kit[field] !== undefined);
    const same = said.filter((field) => isSame(tour[field], each.kit[field])).length;
    const differing = fields.filter((field) => !isSame(tour[field], each.kit[field])).length;
    return { each, differing, isLike: same > said.length / 2 };
  });
  const [nearest] = compared.filter(({ isLike }) => isLike).sort((a, b) => a.differing - b.differing);
  return nearest?.each ?? null;
}

/** Whether a tour says in its colours, font, contact and places what the kit says; pictures are not compared. */
export function differsFrom(tour: Tour, { kit }: ListedBrandKit): boolean {
  return (
    fields.some((field) => !isSame(tour[field], kit[field])) ||
    (tour.cornerLogo !== undefined) !== kit.hasCornerLogo ||
    (tour.centerLogo !== undefined) !== kit.hasFloorLogo
  );
}

/** What a tour looks like, with its logos themselves. Throws where a logo cannot be read. */
export async function kitOf(tour: Tour, media: Media): Promise<BrandKit> {
  const floor = tour.centerLogo?.includes('/')
    ? tour.centerLogo
    : tour.centerLogo && `${tour.id}/${tour.centerLogo}`;
  const [cornerLogo, floorLogo] = await Promise.all([
    keptPicture(tour.cornerLogo && media[tour.cornerLogo]?.url),
    keptPicture(floor && media[floor]?.url),
  ]);
  const said = fields.flatMap((field) => (tour[field] === undefined ? [] : [[field, tour[field]] as const]));
  return {
    ...Object.fromEntries(said),
    ...(cornerLogo && { cornerLogo }),
    ...(floorLogo && { floorLogo }),
  };
}

/** What a tour takes over from the kit, its logos stored among its own files; null where the kit says nothing. */
export async function brandOf(
  kit: BrandKit,
  tourId: string,
): Promise<{ values: Record<string, unknown>; images: ImageInfo[] }> {
  const [corner, floor] = await Promise.all([
    kit.cornerLogo ? storePicture(tourId, 'logo', await fileOf(kit.cornerLogo)) : null,
    kit.floorLogo ? storePicture(tourId, 'logo', await fileOf(kit.floorLogo)) : null,
  ]);
  const values = Object.fromEntries(fields.map((field) => [field, kit[field] ?? null]));
  return {
    values: { ...values, cornerLogo: corner?.slug ?? null, centerLogo: floor?.slug ?? null },
    images: [corner, floor].flatMap((image) => image ?? []),
  };
}

async function keptPicture(url: string | null | undefined): Promise<string | null> {
  if (!url) return null;
  const picture = await createImageBitmap(await (await fetch(url)).blob());
  for (let edge = keptEdge; ; edge /= 2) {
    const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.max(1, Math.round(picture.width * scale)),
      height: Math.max(1, Math.round(picture.height * scale)),
    });
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const kept = canvas.toDataURL('image/png');
    if (kept.length <= mostLetters) {
      picture.close();
      return kept;
    }
  }
}

/** The content security policy lets nothing be fetched from a data URL. */
async function fileOf(dataUrl: string): Promise<File> {
  const [head = '', body = ''] = dataUrl.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png';
  const bytes = Uint8Array.from(atob(body), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], `logo.${type.split('/')[1]}`, { type });
}
