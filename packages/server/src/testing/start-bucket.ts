import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3StorageOptions } from '../drivers/storage/s3-storage.ts';
import { startRadosgw } from './start-radosgw.ts';

/** For tests: an empty bucket of a Ceph object gateway, and a client for what the storage driver does not do. */
export async function startBucket(): Promise<{
  options: S3StorageOptions;
  client: S3Client;
  stop(): Promise<void>;
}> {
  const { options, stop } = await startRadosgw();
  const { accessKeyId, secretAccessKey, bucket, ...rest } = options;
  const client = new S3Client({ ...rest, credentials: { accessKeyId, secretAccessKey } });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    options,
    client,
    stop: async () => {
      client.destroy();
      await stop();
    },
  };
}
