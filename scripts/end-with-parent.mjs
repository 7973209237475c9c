// Loaded before a program that `run-server-program.mjs` starts: when that process is killed, the program ends
// immediately instead of keeping the port and DATA_DIR. Acknowledged writes are in the database.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
