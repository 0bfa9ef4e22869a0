/** The worker side of `layOut`: the library answers its own messages where it finds itself in a worker. */
import 'elkjs/lib/elk-worker.min.js';
