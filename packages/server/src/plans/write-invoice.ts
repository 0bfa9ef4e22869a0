import { createRequire } from 'node:module';
import { dayMs } from '../durations.ts';
import { createTexts } from '../i18n/create-texts.ts';
import type { InvoiceRow } from './invoice-table.ts';
import { en } from './messages.en.ts';
import { moneyText } from './money.ts';

const texts = createTexts(en);
const { resolve } = createRequire(import.meta.url);

/** The library is large and rarely requested. */
type Document = InstanceType<typeof import('pdfkit')>;

const page = { left: 56, right: 539, wide: 483 };
const ink = '#11151a';
const quiet = '#565148';

/** An invoice as a PDF, in the language that it was ordered in. The same invoice gives the same bytes. */
export async function writeInvoice(row: InvoiceRow): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const text = texts(row.locale);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: page.left,
    lang: row.locale,
    displayTitle: true,
    info: {
      Title: `${text('invoice.title')} ${row.number}`,
      Author: row.seller.name,
      CreationDate: row.issuedAt,
      ModDate: row.issuedAt,
    },
  });
  // These have Latin, Greek, Cyrillic and more; the fonts that every reader has know Western names only.
  pdf.registerFont('text', resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  pdf.registerFont('bold', resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
  const bytes = collect(pdf);
  writeHead(pdf, row);
  writeLines(pdf, row);
  writeFoot(pdf, row);
  pdf.end();
  return bytes;
}

function collect(pdf: Document): Promise<Buffer> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', fail);
  });
}

function writeHead(pdf: Document, row: InvoiceRow): void {
  const { seller, buyer } = row;
  const text = texts(row.locale);
  const half = page.wide / 2;
  pdf.font('bold').fontSize(11).fillColor(ink).text(seller.name, page.left, 56, { width: half });
  const taxNumber = seller.taxNumber && text('invoice.taxNumber', { number: seller.taxNumber });
  pdf.font('text').fontSize(9).fillColor(quiet);
  for (const line of [...seller.address, seller.email, taxNumber].filter(Boolean)) {
    pdf.text(line, { width: half });
  }
  const top = Math.max(pdf.y + 36, 150);
  pdf.fontSize(9).text(text('invoice.to'), page.left, top);
  pdf.fontSize(10).fillColor(ink);
  const place = [buyer.company, buyer.street, buyer.city, buyer.country];
  const buyerTax = buyer.taxNumber && text('invoice.taxNumber', { number: buyer.taxNumber });
  for (const line of [...place, buyerTax].filter(Boolean)) pdf.text(line, { width: half });
  const end = pdf.y;
  const facts = [
    [text('invoice.number'), row.number],
    [text('invoice.issued'), dayOf(row.issuedAt)],
    [text('invoice.due'), dayOf(row.dueAt)],
    [text('invoice.period'), servicePeriod(row)],
  ] as const;
  let y = top;
  for (const [name, value] of facts) {
    pdf
      .fontSize(9)
      .fillColor(quiet)
      .text(name, page.left + half, y, { width: 90 });
    const width = half - 90;
    pdf.fillColor(ink).text(value, page.left + half + 90, y, { width, align: 'right' });
    y += 16;
  }
  pdf.y = Math.max(end, y) + 36;
  pdf.font('bold').fontSize(20).fillColor(ink);
  pdf.text(`${text('invoice.title')} ${row.number}`, page.left, pdf.y, { width: page.wide });
  const state = stateOf(row);
  if (state !== '') pdf.font('text').fontSize(10).fillColor(quiet).text(state, { width: page.wide });
  pdf.moveDown(1);
}

function writeLines(pdf: Document, row: InvoiceRow): void {
  const text = texts(row.locale);
  const money = (amount: number) => moneyText(amount, row.currency, row.locale);
  const put = (name: string, amount: string, font: 'text' | 'bold', size: number) => {
    const y = pdf.y + 7;
    pdf.font(font).fontSize(size).fillColor(ink);
    pdf.text(name, page.left, y, { width: page.wide - 130 });
    const bottom = pdf.y;
    pdf.text(amount, page.right - 120, y, { width: 120, align: 'right' });
    pdf.y = Math.max(bottom, pdf.y) + 5;
  };
  const rule = () => {
    pdf.moveTo(page.left, pdf.y).lineTo(page.right, pdf.y).lineWidth(0.75).strokeColor('#c9c2b4').stroke();
  };
  put(text('invoice.what'), text('invoice.amount'), 'bold', 9);
  rule();
  for (const { kind, planName: plan, period, amount } of row.lines) {
    put(
      text(kind === 'credit' ? 'invoice.credit' : `invoice.${period}`, { plan }),
      money(amount),
      'text',
      10,
    );
  }
  rule();
  put(text('invoice.net'), money(row.net), 'text', 10);
  if (row.taxPercent !== '') {
    const name = text('invoice.tax', { name: row.taxName, percent: row.taxPercent });
    put(name, money(row.tax), 'text', 10);
  }
  put(text('invoice.total'), money(row.total), 'bold', 12);
}

function writeFoot(pdf: Document, { seller, locale }: InvoiceRow): void {
  const text = texts(locale);
  pdf.y += 32;
  if (seller.payTo.length === 0) {
    pdf
      .font('text')
      .fontSize(10)
      .fillColor(ink)
      .text(text('invoice.ask'), page.left, pdf.y, { width: page.wide });
    return;
  }
  pdf.font('bold').fontSize(10).fillColor(ink).text(text('invoice.payTo'), page.left, pdf.y);
  pdf.font('text').fontSize(10);
  for (const line of seller.payTo) pdf.text(line, { width: page.wide });
  pdf.fillColor(quiet).text(text('invoice.reference'), { width: page.wide });
}

function stateOf({ cancelledAt, paidAt, locale }: InvoiceRow): string {
  const text = texts(locale);
  if (cancelledAt !== null) return text('invoice.cancelled');
  return paidAt === null ? '' : text('invoice.paid', { date: dayOf(paidAt) });
}

/** The first and the last day of what is paid for: the period that follows begins on the day after. */
export function servicePeriod({ startsAt, endsAt }: Pick<InvoiceRow, 'startsAt' | 'endsAt'>): string {
  const last = Math.max(startsAt.getTime(), endsAt.getTime() - dayMs);
  return `${dayOf(startsAt)} – ${dayOf(new Date(last))}`;
}

/** A day as everybody reads it: YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
