/** The sample rate of a recorded voice: speech has no frequencies above half of it. */
export const voiceRate = 24_000;

/** A WAV file of one channel, 16 bits a value: every browser plays it, and its length is in its head. */
export function wavOf(samples: Float32Array, rate = voiceRate): Blob {
  const bytes = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const text = (at: number, value: string) => {
    for (let index = 0; index < value.length; index++) bytes.setUint8(at + index, value.charCodeAt(index));
  };
  text(0, 'RIFF');
  bytes.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, samples.length * 2, true);
  for (let index = 0; index < samples.length; index++) {
    const value = Math.max(-1, Math.min(1, samples[index] ?? 0));
    bytes.setInt16(44 + index * 2, Math.round(value * 32_767), true);
  }
  return new Blob([bytes.buffer], { type: 'audio/wav' });
}

/** Whether somebody speaks: a room alone is quieter. */
export function isHeard(samples: Float32Array): boolean {
  let loudest = 0;
  for (const value of samples) loudest = Math.max(loudest, Math.abs(value));
  return loudest > 0.02;
}
