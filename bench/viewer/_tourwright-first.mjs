// A contestant of the peer bench (see its README): a tour that was published and that nobody has visited; a new one for each run.
import { readFileSync, writeFileSync } from 'node:fs';

export const name = 'tourwright-first';
export const version = process.env.TOURWRIGHT_VERSION ?? 'dev';
export const kind = 'ours';
export const page = ({ size }) => {
  const file = process.env.TOURWRIGHT_UNVISITED;
  const waiting = JSON.parse(readFileSync(file, 'utf8'));
  const tourId = waiting[size].pop();
  writeFileSync(file, JSON.stringify(waiting));
  return { url: `${process.env.TOURWRIGHT_ADDRESS}/preview/bench?tourId=${tourId}&ui=0` };
};
